import type { SubCategoryName } from './sub-categories.ts'

/** What people type, and what they look for: both scripts, slips, everyday words, colours, sizes and prices. */
export const SEARCH_QUERIES: Record<SubCategoryName, string> = {
  'Electric Kettle':
    'केतली | केट्ली | ketli | ketlee | kettel | ketal | keetli | पानी तताउने केतली | chiya pakaune ketli | red kettle | रातो केतली | rato ketli | electric ketli | kettle 1500w | kettle 1.8 litre | pani umalne jug | sasto ketli | tea ketli | steel kettle for tea | kettel price in nepal | pani umalne ketli | garam pani garne | keetle | चिया उमाल्ने | kettle below 2500 | electronic kettle | hot water jug | electrc ketli',
  'Rice Cooker':
    'bhat pakaune | भात पकाउने | राइस कुकर | rice kukar | rise cooker | ricecooker | rice coker | bhat pakaune cooker | rice cooker under 4000 | cheap rice cooker | 700w rice cooker | rice cooker 1.8 litre | bhaat pakaune bhando | भात पकाउने कुकर | raais kukar | rice cooker for family | bhaat pakaune | rice coocker | chamal pakaune | भात पकाउने मसिन | rice cooker 2.8l | rice cokar | bhat pakaune electric | rais cooker price',
  'Mixer Grinder':
    'मिक्सर | mixer | miksar | mixi | mixer grainder | masala pisne | मसला पिस्ने मेसिन | mixer grinder 750w | achar pisne mixer | grinder machine | mixer ra grinder | mixture grinder | mixer grander | masala grinding machine | मिक्सर मेसिन | mixer griender 1000w | mixi grinder',
  'Air Fryer':
    'air fryer | airfryer | एयर फ्रायर | air fraier | air frier | tel bina tarne | oil free fryer | air fry | air fryr | airfrier machine | एयर फ्राइर',
  'Induction & Infrared Cooktop':
    'chulo | चुलो | induction chulo | इन्डक्सन | इन्डक्सन चुलो | induction | indution | infrared chulo | bijuli chulo | बिजुली चुल्हो | electric stove | induction cooker | hot plate | induction chula | inducktion | electric chulho | इन्डक्शन चुल्हो | infrared cooker | chulo electric wala | bijuli ko chulo',
  'Blender & Juicer':
    'juicer | juser | जुस बनाउने | juice banaune machine | blendar | ब्लेन्डर | hand blender | smoothie maker | jucer | juice machine price | फलफूल जुस | hand blendar | blander | milk shake maker',
  'Toaster & Sandwich Maker':
    'toaster | tostar | टोस्टर | sandwich maker | sandwitch maker | pauroti sekne | bread toster | sandwhich | पाउरोटी टोस्टर | samwich maker',
  'Roti Maker':
    'chapati | roti maker | रोटी मेकर | roti banaune machine | chappati maker | roti mekar | roti pakaune machine | chapathi maker | रोटी बनाउने मेसिन | rotimaker',
  Oven: 'oven | ओभन | microwave | maikrowave oven | cake banaune | otg | microwev | micro oven | owen | ओवन price | baking machine | microwave oven under 20000',
  'Electric Heater':
    'heater | hitar | हिटर | room heater | haeter | kotha tataune | halogen heater | रुम हिटर | hiter | heeter | room hiter | कोठा तताउने हिटर | heater for winter | jadoko heater | electric room heater 2000w | rod wala heater',
  'Oil Filled Radiator': 'oil heater | radiator | radietor | तेल हिटर | oil filled heater',
  'Gas Heater': 'gas heater | ग्यास हिटर | gyas hitar | gas hiter',
  Geyser:
    'geyser | gijar | गिजर | gizer | geaser | nuhaune pani tataune | water heater | bathroom geyser | geyzer | gizar | bathroom tato pani | गिजर १५ लिटर | hot water geyser | geysar 25 liter',
  'Electric Blanket & Hot Bag':
    'electric blanket | hot bag | hot water bag | कम्बल | bijuli kambal | tato pani ko jhola | heating bag | garam pani bag | विद्युतिय कम्बल | electric blankit | hot water bottle bag',
  'Stand Fan':
    'pankha | पंखा | fan | fyan | stand fan | pankhaa | पङ्खा | thulo pankha | stand pankha | black fan | pankha price | fan stand | stending fan | पंखा को मूल्य | remote wala pankha | panka',
  'Table & Wall Fan': 'table fan | wall fan | tebal fan | भित्ते पंखा | table pankha | small fan',
  'Ceiling Fan':
    'ceiling fan | celling fan | सिलिङ फ्यान | siling pankha | white ceiling fan | siling fan | सिलिङ पङ्खा | celing fan white | fan ceiling',
  'Air Cooler':
    'air cooler | cooler | कुलर | kuler | room cooler | chiso hawa | ac | cooler for room | air kooler | रुम कुलर | cooler machine | ac cooler',
  'Pressure Cooker':
    'pressure kuker | pressure cooker | cukker | प्रेसर कुकर | presar kukar | dal pakaune | pressure cooker 5 litre | presure cooker | kukar | pressure cocker | प्रेशर कुकर ५ लिटर | cooker 3 litre | presure kukar | steel cooker | daal pakaune cooker',
  'Electric Pressure Cooker': 'electric pressure cooker | multi cooker | bijuli pressure cooker | इलेक्ट्रिक प्रेसर कुकर',
  'Frying Pan & Kadai':
    'frying pan | fry pan | kadai | karahi | कराही | tawa | तावा | non stick pan | fraing pan | kadhai | karai non stick | frypan 24 cm | तावा नन स्टिक | taba',
  'Casserole Set':
    'casserole | hot case | hotcase | क्यासरोल | khana tato rakhne | casrol set | hot pot set | casrole | खाना तातो राख्ने क्यासरोल | hotpot for roti',
  'Hair Dryer':
    'hair dryer | hair drier | kapal sukaune | हेयर ड्रायर | hair dyer | kapal sukaune machine | hair dryar | kapal sukauni | hairdrier | हेयर ड्राएर',
  'Hair Straightener':
    'hair straightener | hair straightner | straightner | kapal sidha garne | hair iron | स्ट्रेटनर | hair straitner | kapal sidha garni machine | hair stretner | straightening machine',
  'Trimmer & Shaver':
    'trimmer | trimer | ट्रिमर | dari katne machine | shaver | beard trimmer | dahri katne | daari katne trimmer | trimmer for men | दाह्री ट्रिमर | hair cutting trimmer',
  Bottle:
    'water bottle | bottle | botal | बोतल | पानी बोतल | pani khane bottle | steel water bottle | school bottle | blue bottle | pani botol | thanda pani bottle | water botal 1 litre | black bottle | पानी खाने बोत्तल | bottle for school',
  'Vacuum Flask':
    'thermos | thermus | थर्मस | flask | vacuum flask | chiya rakhne thermos | termos | hot water flask | tharmos | termus | चिया थर्मस | thermos 1 litre | hot flask | coffee thermos',
  Tumbler:
    'tumbler | coffee mug | tumblr | टम्बलर | travel mug | coffee cup | tumbler cup | kafi mug | travel coffee mug | टम्बलर कप',
  'Lunch Box':
    'lunch box | tiffin | tifin | टिफिन | khaja box | tiffin box for school | lunchbox | tiffin bata | office tiffin | टिफिन बाकस | lunch boks | khana boknne dabba',
  Iron: 'iron | istri | इस्त्री | press | istiri | luga press garne | steam iron | kapada istri | luga istri garne machine | isteri | estri | इस्तिरी मेसिन | iron press | kapada press garne | electric iron | luga istri garne iron | cloth iron under 2000',
  'Garment Steamer': 'garment steamer | steamer | stimar | clothes steamer | स्टिमर',
  'Vacuum Cleaner':
    'vacuum cleaner | vaccum cleaner | vacum | dhulo tanne | भ्याकुम क्लिनर | dhulo tanne machine | vaccume cleaner | vacuum clener | धुलो सफा गर्ने मेसिन | dust cleaning machine',
  'Water Purifier':
    'water purifier | water filter | पानी फिल्टर | pani filter | filter | pani suddha garne | purifer | pani filtar | water purifire | पानी सफा गर्ने फिल्टर | ro machine | water filter machine',
  'Emergency Light':
    'emergency light | batti | टर्च | torch light | इमर्जेन्सी लाइट | emergancy light | rechargeable light | imergency light | torch lite | चार्ज लाइट | emergency bulb',
  'Extension Board':
    'extension board | extension | multiplug | multi plug | एक्स्टेन्सन बोर्ड | extention cord | extention board | multi plug board | मल्टिप्लग | extension cable | power extension',
  'Insect Killer':
    'insect killer | lamkhutte marne | मच्छर मार्ने | लामखुट्टे मार्ने | mosquito killer | mosquito lamp | kira marne | lamkhutte machine | mosquito killar | लामखुट्टे मार्ने बत्ती | mosquito killing machine',
}
