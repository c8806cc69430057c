import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './vite-plugin-contract.ts'

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|turbo-stream|cookie|set-cookie-parser)[\\/]/

export default defineConfig({
  plugins: [contractRoutes(), tailwindcss(), reactRouter()],
  // Every screen is looked through at the start of development, so that no late find reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    // No data: addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file that outlives our own changes, instead of seven small ones.
            codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK, priority: 20 }] },
          },
        },
      },
    },
  },
})
