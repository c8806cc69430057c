/** Draws every picture of the demo into `demo/pictures/`. Takes some minutes. Run it after a change to `demo/drawings/`; its results are kept. */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { BANNERS, drawBanner } from './drawings/banners.ts'
import { DETAILS, type Detail } from './drawings/details.ts'
import { drawBill, drawDamage, drawWarrantyCard } from './drawings/papers.ts'
import { RANGE } from './drawings/range.ts'
import { drawScene, SCENES } from './drawings/scenes.ts'
import { drawSubject } from './drawings/svg.ts'
import { TONES } from './drawings/tones.ts'
import { makeDamageVideo } from './make-video.ts'

const FOLDER = new URL('./pictures/', import.meta.url)
const QUALITY = 82

await mkdir(FOLDER, { recursive: true })

for (const [name, drawing] of Object.entries(RANGE)) await render(name, drawSubject(drawing), 1200)
for (const [name, detail] of Object.entries<Detail>(DETAILS)) await renderDetail(name, detail)
for (const [name, scene] of Object.entries(SCENES)) await render(name, drawScene(scene), scene.width * 1.5)
for (const [name, banner] of Object.entries(BANNERS)) await render(name, drawBanner(banner), 1800)

await render(
  'bill-pokhara',
  drawBill('Himal Electronics', 'Lakeside 6, Pokhara', 'Mixer Grinder BMG-750', '5,490'),
  900,
)
await render(
  'bill-butwal',
  drawBill('Siddhartha Home', 'Traffic Chowk, Butwal', 'Electric Kettle BEK-150', '2,450'),
  900,
)
await render('warranty-card', drawWarrantyCard('Sajilo 750', 'BMG-750'), 900)
await render('damage', drawDamage(), 960)
await makeDamageVideo(new URL('damage.mp4', FOLDER))

async function render(name: string, drawing: string, width: number, ground?: string) {
  const picture = sharp(Buffer.from(drawing), { density: 300 }).resize({ width: Math.round(width) })
  if (ground) picture.flatten({ background: ground })
  await picture.webp({ quality: QUALITY, alphaQuality: 100, smartSubsample: true, effort: 6 }).toFile(file(name))
}

async function renderDetail(name: string, { of, x, y, width, tone }: Detail) {
  const view = `${x} ${y} ${width} ${(width * 2) / 3}`
  await render(name, drawSubject(RANGE[of], view), 1200, TONES[tone])
}

function file(name: string): string {
  return new URL(`${name}.webp`, FOLDER).pathname
}
