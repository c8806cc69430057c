/**
 * Puts scenes, banners and drawings of sizes together from the rendered pictures, and draws papers, into `demo/pictures/`.
 * Takes some minutes. Run it after a change to `demo/studio/drawings/` or to a rendered picture; its results are kept.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PRODUCTS } from '../catalogue.ts'
import { BANNERS, drawBanner } from './drawings/banners.ts'
import { drawBill, drawDamage, drawWarrantyCard } from './drawings/papers.ts'
import type { Drawing } from './drawings/pen.ts'
import { renderedSubject } from './drawings/rendered-subject.ts'
import { drawScene, SCENES } from './drawings/scenes.ts'
import { drawSizes } from './drawings/size-drawing.ts'
import { sizesIn } from '../catalogue/sizes-in.ts'
import { makeDamageVideo } from './make-video.ts'
import { rendersOfRange, type ProductPicture } from '../rendered.ts'

const FOLDER = new URL('../pictures/', import.meta.url)
const WEBSITE = new URL('../../web/app/', import.meta.url)
const WEBP = { quality: 82, alphaQuality: 100, smartSubsample: true, effort: 6 } as const

await mkdir(FOLDER, { recursive: true })

const subjects: Record<string, Drawing> = {}
for (const { name } of rendersOfRange()) subjects[name] = await renderedSubject(file(name))
const drawingOf = (name: ProductPicture): Drawing => {
  const drawing = subjects[name]
  if (!drawing) throw new Error(`${name} is not rendered`)
  return drawing
}

for (const [name, scene] of Object.entries(SCENES)) await render(name, drawScene(scene, drawingOf), scene.width * 1.5)
for (const [name, banner] of Object.entries(BANNERS)) await render(name, drawBanner(banner, drawingOf), 1800)

for (const { main_image, sizing, sizing_images } of PRODUCTS)
  for (const name of sizing_images)
    await writeFile(new URL(name, FOLDER), await drawSizes(new URL(main_image, FOLDER).pathname, sizesIn(sizing)))

/** Pictures of written pages, each as wide as its page needs: they come with the website, whatever is in the catalogue. */
const ON_PAGES = {
  'home/pictures': {
    'hero-wide': 2160,
    'hero-tall': 1080,
    'night-wide': 2400,
    'night-tall': 1080,
    'goose-kettle-cream': 720,
    'halogen-heater-graphite': 720,
    'bottle-crimson': 720,
    'pressure-cooker-steel': 720,
    'air-cooler-white': 720,
    'induction-cooktop': 720,
  },
  accounts: { 'goose-kettle-clay': 840 },
}
for (const [folder, pictures] of Object.entries(ON_PAGES))
  for (const [name, width] of Object.entries(pictures))
    await sharp(file(name))
      .resize({ width })
      .webp(WEBP)
      .toFile(new URL(`${folder}/${name}.webp`, WEBSITE).pathname)

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

async function render(name: string, drawing: string, width: number) {
  const picture = sharp(Buffer.from(drawing), { density: 300 }).resize({ width: Math.round(width) })
  await picture.webp(WEBP).toFile(file(name))
}

function file(name: string): string {
  return new URL(`${name}.webp`, FOLDER).pathname
}
