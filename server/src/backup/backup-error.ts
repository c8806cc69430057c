/** A reason not to go on that the operator can act on: its message is one clear line, to be printed without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
