export default function AdminPackageList() {
  return null
}
