import { resetFactorCommand } from '../server/src/factors/command.ts'

await resetFactorCommand(process.argv.slice(2), process.env)
