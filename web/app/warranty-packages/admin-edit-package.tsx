export default function AdminEditPackage() {
  return null
}
