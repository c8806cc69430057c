/** Prints the demo's e-catalogues into `demo/catalogues/`, with the machine's Chromium. Run it after a change to the products; its results are kept. */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../scripts/chromium.ts'
import { E_CATALOGUES } from '../e-catalogues.ts'
import { pagesOf, type PictureOnGround } from './pages/catalogue-pages.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const font = (await readFile(at('../../web/app/styles/fonts/anek-devanagari-latin.woff2'))).toString('base64')
const style = `@font-face { font-family: Anek; src: url(data:font/woff2;base64,${font}); font-weight: 400 600 }
${await readFile(at('./pages/catalogue.css'), 'utf8')}`

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  for (const catalogue of E_CATALOGUES) {
    const page = await browser.newPage()
    const pages = await pagesOf(catalogue, jpeg)
    await page.setContent(`<html lang="en"><title>${catalogue.title}</title><style>${style}</style>${pages}</html>`)
    await page.evaluate('document.fonts.ready')
    const path = at(`../catalogues/${catalogue.file}`)
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
    await page.close()
    console.log(catalogue.file, `${Math.round((await stat(path)).size / 1024)} KB`)
  }
} finally {
  await browser.close()
}

/** JPEG goes into a PDF as it is, WebP would be unpacked. It has no transparency, so the ground is a part of it, to its edges. */
async function jpeg(name: string, { width, height, subject, below, ground }: PictureOnGround): Promise<string> {
  const picture = await sharp(at(`../pictures/${name}`))
    .resize({ width: subject })
    .toBuffer()
  const left = Math.round((width - subject) / 2)
  const top = height - subject - below
  const data = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture, left, top }])
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}
