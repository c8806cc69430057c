import type { UploadKind } from 'contract/core/endpoint'
import { pdf } from '../../src/catalogues/testing/pdfs.ts'
import { CSV, HTML, mp4, picture, plainPicture, SVG, WEBM } from '../../src/platform/files/testing/samples.ts'
import { HEADER, textRow, xlsxFile } from '../../src/platform/sheets/testing/xlsx-files.ts'

/** Valid files of each kind, by their placeholder. */
export const FILES_OF = {
  image: ['photo', 'png'],
  video: ['mp4', 'webm'],
  pdf: ['pdf'],
  sheet: ['xlsx', 'csv'],
} as const satisfies Record<UploadKind, readonly string[]>

/** Files that no form should take, or that are not what their field asks for. */
export const ODD_FILES = ['empty', 'zeros', 'html', 'svg', 'cut photo', 'many pixels', 'cut xlsx', 'odd csv'] as const

/** The bytes of each of them. */
export async function sampleBytes(): Promise<Record<string, Buffer>> {
  const [photo, png, manyPixels] = await Promise.all([
    picture(24, 18, 'jpeg'),
    picture(16, 16, 'png'),
    plainPicture(8000, 7000),
  ])
  const xlsx = await xlsxFile({ rows: HEADER + textRow('Kettle', 'BK-100', 'SN-fuzz-1') })
  return {
    photo,
    png,
    mp4: mp4(),
    webm: WEBM,
    pdf: pdf(),
    xlsx,
    csv: CSV,
    empty: Buffer.alloc(0),
    zeros: Buffer.alloc(4096),
    html: HTML,
    svg: SVG,
    'cut photo': photo.subarray(0, photo.length / 2),
    'many pixels': manyPixels,
    'cut xlsx': xlsx.subarray(0, xlsx.length - 30),
    'odd csv': Buffer.from('model_name,model_number,serial_number\n"=1+1,\0\n\ud83d,"",\u202e\n'),
  }
}
