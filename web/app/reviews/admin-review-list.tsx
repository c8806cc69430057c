export const clientLoader = () => null

export default function AdminReviewList() {
  return null
}
