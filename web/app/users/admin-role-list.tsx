export default function AdminRoleList() {
  return null
}
