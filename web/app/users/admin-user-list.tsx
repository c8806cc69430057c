export default function AdminUserList() {
  return null
}
