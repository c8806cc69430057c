import { backupCommand } from '../server/src/backup/commands.ts'

await backupCommand(process.argv.slice(2), process.env)
