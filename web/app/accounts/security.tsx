export default function Security() {
  return <main id="main" />
}
