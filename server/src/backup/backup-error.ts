/** An error the operator can act on: its message is one clear line, printed without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
