export default function ScannedUnit() {
  return null
}
