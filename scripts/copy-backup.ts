import { copyBackupCommand } from '../server/src/backup/commands.ts'

await copyBackupCommand(process.argv.slice(2), process.env)
