/** A file input can be given files only as a list. */
export function fileList(files: readonly File[]): FileList {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  return carrier.files
}
