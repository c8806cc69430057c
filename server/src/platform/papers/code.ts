import { create } from 'qrcode'
import type { Paper } from './paper.ts'

/** Quiet zone around a code in modules, which readers need. */
export const QUIET_ZONE = 4

/** The modules of a QR code, row by row, true where dark. It stays readable with some damage (level M). */
export function modulesOf(text: string): { size: number; isDark: (row: number, column: number) => boolean } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (row, column) => modules.data[row * modules.size + column] === 1 }
}

/** Draws the code of an address as lines, with its quiet zone. */
export function drawCode(
  paper: Paper,
  address: string,
  { x, y, side: whole }: { x: number; y: number; side: number },
): void {
  const { size, isDark } = modulesOf(address)
  const side = whole / (size + 2 * QUIET_ZONE)
  const at = (module: number) => (module + QUIET_ZONE) * side
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      const first = column
      while (column + 1 < size && isDark(row, column + 1)) column++
      paper.rect(x + at(first), y + at(row), (column - first + 1) * side, side)
    }
  }
  paper.fill('black')
}
