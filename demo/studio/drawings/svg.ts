export const svg = (view: string, definitions: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><defs>${definitions}</defs>${body}</svg>\n`
