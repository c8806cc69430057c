import { restoreCommand } from '../server/src/backup/commands.ts'

await restoreCommand(process.argv.slice(2), process.env)
