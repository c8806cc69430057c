import { readFileSync, writeFileSync } from 'node:fs'
import { contract } from 'contract/index'
import { openApiOf } from '../server/src/platform/http/openapi.ts'

const FILE = new URL('../docs/openapi.json', import.meta.url)

const description = `${JSON.stringify(openApiOf(contract), null, 2)}\n`
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, description)
} else if (readFileSync(FILE, 'utf8') !== description) {
  console.error('docs/openapi.json is not up to date. Run: npm run openapi')
  process.exit(1)
}
