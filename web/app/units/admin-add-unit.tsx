export default function AdminAddUnit() {
  return null
}
