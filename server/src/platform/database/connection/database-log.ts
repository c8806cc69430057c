export interface DatabaseLog {
  warn(message: string): void
  info(message: string): void
}
