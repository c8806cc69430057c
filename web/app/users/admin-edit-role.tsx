export default function AdminEditRole() {
  return null
}
