import { LONGEST_SIGNATURE } from 'contract/complaints/confirmations'

/** How many pixels a signature has, whatever the screen. */
export const SIGNATURE = { width: 360, height: 140 } as const

/** What is drawn as a picture in base64 that a report can carry; empty where it is too much for any. */
export function signatureOf(canvas: HTMLCanvasElement): string {
  const kinds = [['image/png'], ['image/jpeg', 0.6], ['image/jpeg', 0.2]] as const
  for (const [type, quality] of kinds) {
    const data = canvas.toDataURL(type, quality).split(',')[1] ?? ''
    if (data.length <= LONGEST_SIGNATURE) return data
  }
  return ''
}

/** Draws what was signed before. */
export async function redraw(canvas: HTMLCanvasElement, signature: string): Promise<void> {
  const bytes = Uint8Array.from(atob(signature), (sign) => sign.codePointAt(0)!)
  const picture = await createImageBitmap(new Blob([bytes]))
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}
