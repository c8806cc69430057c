import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:contract-routes'
const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))

/**
 * Gives the website the contract's route table as data (`virtual:contract-routes`), so that its schemas, and the
 * library behind them, stay out of the browser.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const { routes, files } = await readRoutes()
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(routes)}`
    },
  }
}

interface ContractModules {
  contract: Record<string, Record<string, unknown>>
  routeTable: (contract: ContractModules['contract']) => unknown
}

async function readRoutes(): Promise<{ routes: unknown; files: string[] }> {
  // Through Vite, so that an edit is seen: Node itself would keep the first reading for ever.
  const load = <T>(file: string) => runnerImport<T>(`${CONTRACT}${file}`, { configFile: false, logLevel: 'silent' })
  const [index, routes] = await Promise.all([
    load<Pick<ContractModules, 'contract'>>('index.ts'),
    load<Pick<ContractModules, 'routeTable'>>('core/route-table.ts'),
  ])
  return {
    routes: routes.module.routeTable(index.module.contract),
    files: [`${CONTRACT}index.ts`, `${CONTRACT}core/route-table.ts`, ...index.dependencies],
  }
}
