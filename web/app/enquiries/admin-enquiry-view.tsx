export default function AdminEnquiryView() {
  return null
}
