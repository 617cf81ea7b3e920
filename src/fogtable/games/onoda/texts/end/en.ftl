# How a game ended

## The end

end-death-text =
    A patrol finds him weeks later, or a woodcutter does, or nobody. Beside him lie a rifle kept free of rust with
    coconut oil and a pack mended so often that little of the first cloth is left. His family put up a gravestone for
    him years ago, for in Japan he has long been counted among the dead; now the date on it is merely wrong. On Lubang
    people wait a season before they trust the quiet. Then they begin to plant again in the fields near the forest.
end-madness-text =
    At the end everything was a sign: the leaflets, the aircraft, his brother's voice from a loudspeaker, the birds.
    There was no one left who could have been a friend, so no one was. For some years yet tracks are found that lead in
    circles, and camps with stones laid out in patterns that nobody can read. Search parties call his name and he moves
    away from it. What he was guarding he could no longer have said. The island has grown quiet, and he alone hears it
    making ready to attack.
end-broken-text =
    One blow too many, and what held for years gave way in a moment. He sat down on a path where anyone could see him
    and did not get up again when steps came near. He had been trained to live on when all was lost; nobody had trained
    him to doubt. Perhaps the men who found him were soldiers, perhaps farmers with good reason to fear him. He let them
    take the rifle. He asked them only which year it was, and did not believe the answer.
win-onoda-story =
    March 1974. On a path in the forest stands an elderly bookseller who was once a major, and reads out an order: cease
    all activity. Onoda listens to the end, unloads his rifle and lays down the pack that he has carried for thirty years.
win-island-story =
    The rain washes out the last track. Somewhere above the village a fire is not lit this evening, nor the next, and
    nobody down there will ever know on which day their war came to an end.
band-forgotten-text =
    He comes out of the forest, and hardly anybody asks him anything. In Japan the war is a lesson at school, the towns
    have been rebuilt, and the papers give the old straggler two columns below the weather. His own people are dead or
    do not know what to say to him. On Lubang they go on speaking of a ghost who took the rice by night and of the fires
    he left behind. He lives on quietly in a rented room, and when he dies the neighbours learn from the obituary that
    he was ever a soldier.
band-outlaw-text =
    Nobody cheers when he lays his rifle down. The families of Lubang have come to see the man because of whom no one
    dared go to the fields at dusk, and they name their dead to his face. Manila wants a trial; Tokyo declares that an
    army which no longer exists can have given no orders, and means that it would rather not have him. He answers each
    question with the same sentence about his duty. Those who judge him see a bandit, he sees a soldier, and neither
    ever brings the other round.
band-disputed-text =
    His memoirs sell by the hundred thousand and divide the families that read them. To some he is the last man who kept
    his word; to others the proof of where blind obedience leads. Veterans write to him, and so do people who lost a
    father in the war that he refused to let end. From Lubang come letters of another kind, asking why nobody over there
    speaks of the farmers. He seldom answers. At every reading somebody claps, somebody leaves the room, and he looks
    past both of them.
band-historical-text =
    His old commander, a bookseller now, reads him the order that sends him home. President Marcos pardons him, and in
    Tokyo crowds wait at the airfield. The country that they cheer him into is strange to him: loud, rich and weary of
    war. A year later he goes to Brazil and raises cattle; later still he comes back and teaches children in summer
    camps to live in the forest. In 1996 he visits Lubang once more and gives money to a school. Not everyone there is
    willing to shake his hand.
band-legend-text =
    The name travels round the world. There are books and films about him, scholars argue about loyalty with him as
    their example, and one day somebody makes a board game of his thirty years. With each telling the forest grows
    deeper and the man larger. What falls away are the hunger, the doubt, the friends he buried, and the people of the
    island who were robbed and shot at and have no film of their own. He himself, asked whether it was like that, is
    said to have smiled: it rained a great deal more.

## A note

note-harm =
    This game shows the years as Onoda saw them. For the people of Lubang they were years of fear: he and his men stole
    food and cattle, burned harvests, and over the decades killed about thirty islanders and wounded many more, long
    after the war was over. He was pardoned; the families of the dead have not forgotten. “Honor” is his own word here,
    not a judgement.
