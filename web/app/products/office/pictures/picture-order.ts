/** A picture of a set: stored already, or chosen now. */
export type SetPicture = { key: string } & ({ stored: { id: number; src: string } } | { file: File })

/** The pictures that are stored, in their order. */
export const storedPictures = (rows: readonly { id: number; image_url: string }[]): SetPicture[] =>
  rows.map(({ id, image_url }) => ({ key: `stored ${id}`, stored: { id, src: image_url } }))

/** Newly chosen pictures come last. */
export const withFiles = (pictures: readonly SetPicture[], files: readonly File[]): SetPicture[] => [
  ...pictures,
  ...files.map((file) => ({ key: `new ${++chosen}`, file })),
]

let chosen = 0

/** The files to upload, in display order. */
export const filesOf = (pictures: readonly SetPicture[]): File[] =>
  pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []))

/** The contract's notation of an order: the id of a file that stays, `new:0` for the first that travels. */
export function orderOf(pictures: readonly SetPicture[]): (number | string)[] {
  let sent = 0
  return pictures.map((picture) => ('stored' in picture ? picture.stored.id : `new:${sent++}`))
}

/** With one picture at another place. */
export function moved(pictures: readonly SetPicture[], from: number, to: number): SetPicture[] {
  const others = pictures.filter((_, place) => place !== from)
  const picture = pictures[from]
  return picture ? others.toSpliced(to, 0, picture) : [...pictures]
}
