// Loads the limits on picture formats, as the product does.
import '../images.ts'
import sharp from 'sharp'

/** A picture with some detail in it, made while the test runs. */
export async function picture(width = 400, height = 300, format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png') {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 }
  const cloud = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a04030', noise } })
  const grain = await cloud.png().toBuffer()
  return sharp(grain).resize(width, height, { fit: 'fill' }).toFormat(format).toBuffer()
}

/** A few hundred bytes that would unpack to many megapixels. */
export const plainPicture = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer()

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
export const HTML = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n')
export const CSV = Buffer.from('model_name,model_number,serial_number\nKettle,BK-100,SN1\n')

export const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The boxes of an MP4, in their order, around bytes that mean nothing. */
export const mp4 = (bytes = 4096, brand = 'isom') =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('moov', Buffer.alloc(64)),
    box('mdat', Buffer.alloc(bytes, 7)),
  ])

export const WEBM = Buffer.concat([
  Buffer.from('1a45dfa3', 'hex'),
  Buffer.from([0x80 + 7, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.from('18538067', 'hex'),
  Buffer.from([0x88]),
  Buffer.alloc(8),
])
