/** The name of the route manifest without the back office, from that of the whole one. */
export const siteManifest = (file: string): string => file.replace(/manifest-([\w-]+\.js)$/, 'site-$&')
