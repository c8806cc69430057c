export default function AdminEnquiryList() {
  return null
}
