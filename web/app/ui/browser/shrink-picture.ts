/** Pictures below this size are sent unchanged. */
const SMALL_BYTES = 2 * 1024 * 1024
const LONGEST_SIDE = 2000
const QUALITY = 0.85

/**
 * A photograph fit for a slow connection: at most 2000 pixels long, as JPEG. HEIC is converted where the browser can read it.
 * Small files, animations and files that cannot be drawn are returned unchanged.
 */
export async function shrunkPicture(file: File): Promise<File> {
  if (!isToShrink(file)) return file
  try {
    const smaller = await redrawn(file)
    return isHeic(file) || smaller.size < file.size ? smaller : file
  } catch {
    // Too large for this phone's memory, or of a kind that it cannot read: the server can.
    return file
  }
}

/** Whether a picture is worth drawing again: large, or HEIC. A GIF may move. */
export const isToShrink = (file: { name: string; type: string; size: number }): boolean =>
  isHeic(file) || (file.size > SMALL_BYTES && file.type.startsWith('image/') && file.type !== 'image/gif')

/** Width and height that fit, never larger than they were. */
export function fittingSize(width: number, height: number, longest = LONGEST_SIDE): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function redrawn(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fittingSize(bitmap.width, bitmap.height))
    const pen = canvas.getContext('2d')
    if (!pen) return file
    // JPEG has no transparency; without a ground it turns black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }) : file
  } finally {
    bitmap.close()
  }
}

/** Whether a file is HEIC, which some phones save; few browsers read it, and the server does not accept it. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
