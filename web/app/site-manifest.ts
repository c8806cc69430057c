/** The file beside a build's route manifest that has no addresses of the back office. */
export const siteManifest = (file: string): string => file.replace(/manifest-([\w-]+\.js)$/, 'site-$&')
