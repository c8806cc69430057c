import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { pdfFilesAt } from './pdf-files.ts'
import { contractRoutes } from './vite-plugin-contract.ts'

export default defineConfig(({ command }) => ({
  define: { PDF_FILES: JSON.stringify(pdfFilesAt(command === 'serve')) },
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
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
}))
