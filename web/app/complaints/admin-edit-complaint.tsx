export default function AdminEditComplaint() {
  return null
}
