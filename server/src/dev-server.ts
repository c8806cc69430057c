// The application as `main.ts` starts it, with the website from its sources. `dev.ts` restarts this after an edit.
import { readConfig } from './platform/config/config.ts'
import { start } from './start.ts'
import { devWebsite } from './website/dev-website.ts'

const website = devWebsite()
await start(readConfig({ LOG_LEVEL: 'warn', ...process.env }), {
  website,
  attach: (app) => website.attach(app.server),
  detach: () => website.close(),
})
