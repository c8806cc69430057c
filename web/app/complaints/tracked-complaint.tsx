export default function TrackedComplaint() {
  return <main id="main" />
}
