/** Finds a code in a picture and returns its text. */
export interface CodeEngine {
  read: (picture: HTMLCanvasElement) => Promise<string | undefined>
  close: () => void
}
