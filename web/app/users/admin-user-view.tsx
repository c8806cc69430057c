export default function AdminUserView() {
  return null
}
