declare module '*?inline-script' {
  /** the minified source of the function that the module exports by default */
  const source: string
  export default source
}
