/** A film of four letters. */
export const smallFilm = () => new File(['film'], 'hum.mp4', { type: 'video/mp4' })

/** A picture of one colour, which a browser can read. */
export async function smallPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')!.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'plate.jpg', { type: 'image/jpeg' })
}

/** Puts a file into the field of this name, as if a person had chosen it. */
export function chooseFile(name: string, file: File): void {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][name=${name}]`)!
  const carrier = new DataTransfer()
  carrier.items.add(file)
  input.files = carrier.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
