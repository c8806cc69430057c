import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // What a screen needs before its component (loaders, skeleton) comes in small files of its own.
  splitRouteModules: true,
  // The whole route table in one file that never changes, instead of a question to the server for each new link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
