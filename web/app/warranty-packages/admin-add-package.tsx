export default function AdminAddPackage() {
  return null
}
