export default function Notices() {
  return <main id="main" />
}
