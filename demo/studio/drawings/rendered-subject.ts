import sharp from 'sharp'
import type { Drawing } from './pen.ts'

/** A rendered picture as a subject of a scene: it fills the field and stands on the same line as what is drawn. */
export async function renderedSubject(file: string): Promise<Drawing> {
  const png = await sharp(file).png().toBuffer()
  return () => [`<image width="600" height="600" href="data:image/png;base64,${png.toString('base64')}"/>`]
}
