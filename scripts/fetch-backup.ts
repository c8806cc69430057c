import { fetchBackupCommand } from '../server/src/backup/commands.ts'

await fetchBackupCommand(process.argv.slice(2), process.env)
