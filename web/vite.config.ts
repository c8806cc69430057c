import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { pdfFilesAt } from './pdf-files.ts'
import { contractForBrowsers } from './vite-plugin-contract.ts'
import { inlineScripts } from './vite-plugin-inline-scripts.ts'
import { filesOfOneLanguage } from './vite-plugin-language-files.ts'
import { messagesOfOneLanguage } from './vite-plugin-messages.ts'
import { buildLocale } from './build-locale.ts'

/** Lets the file of a layout hold what its screens share. React Router sets the opposite, so this comes after it. */
const filesOfLayouts = (): Plugin => ({
  name: 'files-of-layouts',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
})

export default defineConfig(({ command }) => ({
  define: { PDF_FILES: JSON.stringify(pdfFilesAt(command === 'serve')) },
  plugins: [
    contractForBrowsers(),
    inlineScripts(),
    tailwindcss(),
    reactRouter(),
    filesOfLayouts(),
    ...(command === 'build' ? [messagesOfOneLanguage(buildLocale), filesOfOneLanguage(buildLocale)] : []),
  ],
  // Every screen is looked through at the start of development, so that no late find reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    target: 'es2022',
    // No data: addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // Bundled and tree-shaken, libraries of many small files take less memory.
    ssr: { resolve: command === 'build' ? { noExternal: [/^lucide-react/, /^@base-ui/, /^@dnd-kit/] } : {} },
    client: {
      // In development one set of modules serves both languages.
      define: command === 'build' ? { PAGE_LOCALE: JSON.stringify(buildLocale) } : {},
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
