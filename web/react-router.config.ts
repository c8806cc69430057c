import type { Config } from '@react-router/dev/config'
import { buildDirectory } from './build-locale.ts'

export default {
  ssr: true,
  buildDirectory,
  // A screen is one file: its loader and its skeleton in files of their own would be three more requests.
  splitRouteModules: false,
  // The whole route table in one file that never changes, instead of a question to the server for each new link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
