import { FileDrop } from '../fields/file-drop.tsx'
import { IMAGE_RULE, PDF_RULE, VIDEO_RULE } from '../fields/file-rules.ts'
import { FileTile } from '../fields/file-tile.tsx'
import { KitSection } from './kit-section.tsx'

export const KitFiles = () => (
  <KitSection title="Files" text="Choose, or drop. A phone offers its camera and gallery.">
    <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
      <FileDrop label="Bill photo" name="bill_image_one" rule={IMAGE_RULE} required />
      <FileDrop
        label="Main image"
        name="main_image"
        rule={IMAGE_RULE}
        stored="/favicon.svg"
        help="Square, at least 1200 px."
      />
      <FileDrop label="Damage video" name="damaged_Video" rule={VIDEO_RULE} error="A short video is needed" />
      <FileDrop label="Catalogue" name="file" rule={PDF_RULE} />
      <div className="w-30">
        <FileTile kind="image" src="/favicon.svg" name="sand.png" progress={64} />
      </div>
      <div className="w-30">
        <FileTile kind="file" name="catalogue-2026.pdf" onRemove={() => {}} />
      </div>
    </div>
  </KitSection>
)
