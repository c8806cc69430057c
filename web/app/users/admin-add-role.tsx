export default function AdminAddRole() {
  return null
}
