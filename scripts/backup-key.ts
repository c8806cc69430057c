import { backupKeyCommand } from '../server/src/backup/commands.ts'

await backupKeyCommand()
